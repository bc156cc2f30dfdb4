//! Argument and result types of handlers.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;

use crate::errors::ApiError;
use crate::shared::Shared;

/// The state of all handlers.
pub(super) type SharedState = State<Arc<Shared>>;
/// JSON, or an error response.
pub(super) type RestResult = Result<Json<Value>, ApiError>;
/// A status without a body, or an error response.
pub(super) type EmptyResult = Result<StatusCode, ApiError>;
/// JSON with a status that tells new from existing objects, or an error response.
pub(super) type CreatedResult = Result<(StatusCode, Json<Value>), ApiError>;
