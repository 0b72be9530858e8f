//! The built page is embedded in the program: rebuild when it changes.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
