//! Discord: interactions in, messages out.
