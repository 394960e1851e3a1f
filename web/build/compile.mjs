// Compiles Python sources to bytecode with the very Python that will run them: Pyodide, under Node.
//
// standard input: {"optimize": 0 | 1 | 2, "lines": boolean, "types": boolean, "bytecode": boolean,
// "files": [{"from": path, "to": path, "name": text}]}. `name` is what a traceback will call the file. Without `lines`,
// it names the line where a function starts. Without `types`, functions have no annotations, and observations don't
// know what their fields hold. Without `bytecode`, the result is source again, without comments and docstrings.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

// Unchecked-hash bytecode: Python takes it as it is and never looks for a source or a date. So the hash is never read,
// and 600 of them, which no host can compress, would be 5 kB of the download.
const COMPILER = `
import ast
from importlib._bootstrap_external import _code_to_hash_pyc
from types import CodeType

# The table of lines (CPython's InternalDocs/code_objects.md) has an entry for each instruction, even if many in a row
# are on one line. Here, an entry covers up to eight code units: "no column" and how far its line is from the last one,
# or "no line".
def with_short_lines(code, lines):
    table, last = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines() if lines else [(0, len(code.co_code), last)]:
        for left in range((end - start) // 2, 0, -8):
            units = min(left, 8) - 1
            if line is None:
                table.append(0xF8 | units)
            else:
                table.append(0xE8 | units)
                table.extend(signed(line - last))
                last = line
    inner = (with_short_lines(one, lines) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=bytes(table), co_consts=tuple(inner))

def signed(number):
    rest = abs(number) << 1 | (number < 0)
    while rest > 63:
        yield rest & 63 | 64
        rest >>= 6
    yield rest

def compiled(source, name, optimize, lines, types, bytecode):
    source = source.to_bytes()
    tree = ast.parse(source, name)
    if not types:
        for node in ast.walk(tree):
            drop_types(node)
    if not bytecode:
        for node in ast.walk(tree):
            drop_docstrings(node)
        return ast.unparse(tree).encode()
    code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(with_short_lines(code, lines), bytes(8), False))

def drop_docstrings(node):
    # Constants have some, too.
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        node.body = [line for line in node.body if not is_docstring(line)] or [ast.Pass()]

def is_docstring(line):
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)

def drop_types(node):
    # Of functions only: what is said of a class's fields makes dataclasses and states.
    if isinstance(node, ast.arg):
        node.annotation = None
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        node.returns = None
    elif isinstance(node, ast.AnnAssign) and getattr(getattr(node.value, "func", None), "id", "") == "said":
        node.value = None  # tenfold.observation: the words and the numbers of a field
`;

const { optimize, lines, types, bytecode, files } = JSON.parse(readFileSync(0, "utf8"));
// No column numbers: without sources on the device a traceback has no use for them.
const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
pyodide.runPython(COMPILER);
const compile = pyodide.globals.get("compiled");

for (const { from, to, name } of files) {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, compiled(from, name));
}

/** Return one file compiled. An error in it ends the program with Python's words alone. */
function compiled(from, name) {
  try {
    const source = new Uint8Array(readFileSync(from));
    const result = compile(source, name, optimize, lines, types, bytecode);
    const bytes = result.toJs();
    result.destroy();
    return bytes;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exit(1);
  }
}
