// Compiles Python sources to bytecode with the very Python that will run them: Pyodide, under Node.
//
// standard input: {"optimize": 0 | 1 | 2, "files": [{"from": path, "to": path, "name": text}]}
// `name` is what a traceback will call the file.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

// Unchecked-hash bytecode: Python takes it as it is and never looks for a source or a date.
const COMPILER = `
import importlib.util
from importlib._bootstrap_external import _code_to_hash_pyc

def to_bytecode(source, name, optimize):
    source = source.to_bytes()
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))
`;

const { optimize, files } = JSON.parse(readFileSync(0, "utf8"));
// No column numbers: without sources on the device a traceback has no use for them.
const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
pyodide.runPython(COMPILER);
const toBytecode = pyodide.globals.get("to_bytecode");

for (const { from, to, name } of files) {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, compiled(from, name));
}

/** The bytecode of one file; a mistake in it ends the program with Python's words alone. */
function compiled(from, name) {
  try {
    const bytecode = toBytecode(new Uint8Array(readFileSync(from)), name, optimize);
    const bytes = bytecode.toJs();
    bytecode.destroy();
    return bytes;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exit(1);
  }
}
