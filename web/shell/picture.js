// Draws a picture to share from the parts that Python lists (web/table/picture.py).

/**
 * @typedef {{ x: number, y: number }} At
 * @typedef {At & { kind: "words", text: string, width: number, size: number, look: string,
 *   align: CanvasTextAlign }} Words
 * @typedef {At & { kind: "slip", width: number, height: number }} Slip
 * @typedef {At & { kind: "badge", letters: string, colour: number, size: number }} Badge
 * @typedef {At & { kind: "emblem", game: string, drawing: string, size: number }} Emblem
 * @typedef {{ kind: "pleats", game: string, height: number, hem: number, creases: number[] }} Pleats
 * @typedef {{ width: number, height: number, parts: (Words | Slip | Badge | Emblem | Pleats)[] }} Picture
 */

/** The pixels of the picture for each unit of its parts. */
const FINE = 3;

const CORNER = 12;
const SIDES = 10;

/**
 * Return the picture as a PNG file.
 * @param {Picture} picture
 * @returns {Promise<Blob>}
 */
export async function drawn({ width, height, parts }) {
  const canvas = document.createElement("canvas");
  canvas.width = width * FINE;
  canvas.height = height * FINE;
  const on = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  on.scale(FINE, FINE);
  on.textBaseline = "middle";
  on.direction = document.documentElement.dir === "rtl" ? "rtl" : "ltr";
  const probe = document.createElement("i");
  probe.dataset.theme = "light"; // others will look at it, maybe on paper
  probe.hidden = true;
  document.body.append(probe);
  /**
   * Return a colour or font of the page's style.
   * @param {"color" | "fontFamily"} property
   * @param {string} value
   */
  const styled = (property, value, look = "") => {
    probe.className = look;
    probe.style[property] = value;
    return getComputedStyle(probe)[property];
  };
  on.fillStyle = styled("color", "var(--page)");
  on.fillRect(0, 0, width, height);
  /** @param {string} text @param {At} at @param {number} size @param {number} most */
  const write = (text, { x, y }, size, most, bold = false) => {
    on.font = `${bold ? 700 : 400} ${size}px ${styled("fontFamily", bold ? "var(--cut)" : "inherit")}`;
    on.fillText(text, x, y, most);
  };
  for (const part of parts) {
    on.beginPath();
    if (part.kind === "words") {
      on.fillStyle = styled("color", `var(--ink${part.look === "muted" ? "-2" : ""})`);
      on.textAlign = part.align;
      write(part.text, part, part.size, part.width, part.look === "bold");
    } else if (part.kind === "slip") {
      on.fillStyle = styled("color", "var(--field)");
      on.roundRect(part.x, part.y, part.width, part.height, CORNER);
      on.fill();
    } else if (part.kind === "badge") {
      for (let side = 0; side < SIDES; side++) {
        const turn = (2 * Math.PI * side) / SIDES;
        on.lineTo(
          part.x + (part.size / 2) * Math.sin(turn),
          part.y - (part.size / 2) * Math.cos(turn),
        );
      }
      on.fillStyle = styled("color", "var(--badge)", `who p${part.colour}`);
      on.fill();
      on.fillStyle = styled("color", "var(--on-badge)");
      on.textAlign = "center";
      write(part.letters, part, part.size * 0.42, part.size, true);
    } else if (part.kind === "pleats") {
      probe.dataset.game = part.game;
      const wide = width / (part.creases.length - 1);
      const end = (/** @type {number} */ at) => part.height + part.hem * part.creases[at];
      for (let at = 0; at < part.creases.length - 1; at++) {
        on.beginPath();
        on.moveTo(at * wide, 0);
        on.lineTo(at * wide, end(at));
        on.lineTo((at + 1) * wide, end(at + 1));
        on.lineTo((at + 1) * wide, 0);
        on.fillStyle = styled("color", at % 2 ? "var(--sheet-2)" : "var(--sheet)");
        on.fill();
      }
    } else {
      probe.dataset.game = part.game;
      on.fillStyle = styled("color", "var(--sheet)");
      on.roundRect(part.x, part.y, part.size, part.size, CORNER);
      on.fill();
      const rim = part.size / 8;
      const image = await emblem(part.drawing, probe);
      on.drawImage(image, part.x + rim, part.y + rim, part.size - 2 * rim, part.size - 2 * rim);
    }
  }
  probe.remove();
  return new Promise((done, fail) =>
    canvas.toBlob((file) => (file ? done(file) : fail(new Error("empty")))),
  );
}

/**
 * Return an emblem as an image. An image knows no style sheet and no symbols, so both are written into it.
 * @param {string} drawing
 * @param {HTMLElement} probe
 */
async function emblem(drawing, probe) {
  probe.innerHTML = `<svg class="emblem" viewBox="0 0 48 48" width="144" height="144">${drawing}</svg>`;
  const svg = /** @type {SVGSVGElement} */ (probe.firstElementChild);
  for (const use of svg.querySelectorAll("use")) {
    const copy = document.createElementNS(svg.namespaceURI, "g");
    copy.setAttribute("transform", use.getAttribute("transform") ?? "");
    const symbol = document.querySelector(use.getAttribute("href") ?? "");
    copy.append(...(symbol?.cloneNode(true).childNodes ?? []));
    use.replaceWith(copy);
  }
  for (const shape of svg.querySelectorAll("*")) {
    shape.setAttribute("fill", getComputedStyle(shape).fill);
  }
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return image;
}
