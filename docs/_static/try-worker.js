// A bare Python for the examples of a page, with the library and nothing of the app.

import { loadPyodide } from "../../pyodide/interpreter.mjs";

const PLAIN = `
import ast, contextlib, io, traceback

def run(code, space):
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            for statement in ast.parse(code).body:
                if isinstance(statement, ast.Expr):
                    value = eval(compile(ast.Expression(statement.value), "<example>", "eval"), space)
                    if value is not None:
                        print(repr(value))
                else:
                    exec(compile(ast.Module([statement], []), "<example>", "exec"), space)
    except Exception as problem:
        said.write("".join(traceback.format_exception_only(problem)))
    return said.getvalue().rstrip()

space = {}
`;

const ready = (async () => {
  const indexURL = new URL("../../pyodide/", import.meta.url).href;
  const python = await loadPyodide({ indexURL, packageBaseUrl: indexURL });
  await python.loadPackage(["tenfold"], { messageCallback: () => {} });
  python.runPython(PLAIN);
  return python;
})();

self.onmessage = async ({ data: { number, code } }) => {
  let output = "";
  try {
    const python = await ready;
    const run = python.globals.get("run");
    output = run(code, python.globals.get("space"));
  } catch (problem) {
    output = String(problem);
  }
  self.postMessage({ number, output });
};
