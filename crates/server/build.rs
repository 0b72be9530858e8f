//! The built page becomes part of the program: build again when it changes.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
