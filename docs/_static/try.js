// Lets you run examples on the page, with the Python of the app. A page asks for this with an element with the id "try".
// Its examples share one Python, and each runs after those before it.

(() => {
  if (!document.querySelector("#try")) return;
  const statics = new URL(
    "_static/",
    new URL(document.documentElement.dataset.content_root, location.href),
  );
  /** @type {Worker | undefined} */
  let worker;
  let number = 0;
  const waiting = new Map();

  /** @param {string} code */
  function run(code) {
    if (!worker) {
      worker = new Worker(new URL("try-worker.js", statics), { type: "module" });
      worker.onmessage = ({ data }) => waiting.get(data.number)?.(data.output);
      worker.onerror = (event) => {
        for (const tell of waiting.values()) tell(`Python didn’t start: ${event.message}`);
      };
    }
    number += 1;
    worker.postMessage({ number, code });
    return new Promise((resolve) => waiting.set(number, resolve));
  }

  const cells = [...document.querySelectorAll("div.highlight pre")].filter((pre) =>
    pre.textContent?.startsWith(">>> "),
  );
  /** @type {HTMLTextAreaElement[]} */
  const fields = [];
  const ran = new Set();

  for (const [at, pre] of cells.entries()) {
    const lines = (pre.textContent ?? "")
      .split("\n")
      .filter((line) => /^(>>>|\.\.\.)( |$)/.test(line));
    const code = lines.map((line) => line.slice(4)).join("\n");
    const cell = document.createElement("div");
    cell.className = "try";
    const field = document.createElement("textarea");
    field.value = code;
    field.rows = lines.length + 1;
    field.spellcheck = false;
    field.setAttribute("aria-label", `Example ${at + 1}`);
    field.hidden = true;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Try it";
    const output = document.createElement("output");
    cell.append(field, button, output);
    pre.closest("div.highlight")?.parentElement?.after(cell);
    fields.push(field);
    button.addEventListener("click", async () => {
      field.hidden = false;
      button.disabled = true;
      button.textContent = "Run";
      output.textContent = worker ? "…" : "Python is starting …";
      for (let before = 0; before < at; before += 1) {
        if (!ran.has(before)) {
          ran.add(before);
          await run(fields[before].value);
        }
      }
      ran.add(at);
      output.textContent = (await run(field.value)) || "(nothing to show)";
      button.disabled = false;
    });
  }
})();
