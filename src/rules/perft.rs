//! Counting paths, for those who check engines.
