//! Integration tests of `table`, in one binary: every further binary would link the workspace once more.

mod replay;
