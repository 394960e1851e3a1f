// The camera, for the codes on other phones. The page shows its picture in `#camera`; without that, the camera is off.

import { decodeQR } from "qr/decode.js";

const LOOK_MS = 120;

/** The element may be drawn a moment after the camera was asked for. */
const DRAWN_MS = 5_000;

/** A picture of this size is enough for the finest code that Tenfold shows. */
const LARGEST = 800;

export class Camera {
  /** @type {Promise<MediaStream> | null} */ #opening = null;
  #users = 0;
  #scan = 0;

  /**
   * Do something while the camera is on. Reject if there is none, or the page may not use it.
   *
   * Browsers tell the addresses of a phone only to pages that may use the camera. A phone in a hotspot without internet
   * has no other address.
   * @param {() => Promise<unknown>} action
   */
  async during(action) {
    this.#users += 1;
    try {
      await this.#open();
      await action();
    } finally {
      this.#users -= 1;
      if (!this.#users) await this.#shut();
    }
  }

  /**
   * Report each new code before the camera, until its picture is no longer shown.
   * @param {(text: string) => void} found
   */
  scan(found) {
    return this.during(async () => {
      const stream = await this.#open();
      const canvas = document.createElement("canvas");
      const mine = ++this.#scan;
      const askedAt = performance.now();
      let wasShown = false;
      let last = "";
      while (mine === this.#scan) {
        const video = /** @type {HTMLVideoElement | null} */ (document.getElementById("camera"));
        if (!video && (wasShown || performance.now() - askedAt > DRAWN_MS)) return;
        if (video) {
          wasShown = true;
          if (video.srcObject !== stream) {
            video.srcObject = stream;
            void video.play().catch(() => {});
          }
          const text = readCode(video, canvas);
          if (text && text !== last) {
            last = text;
            found(text);
          }
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    });
  }

  #open() {
    this.#opening ??= navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    return this.#opening;
  }

  async #shut() {
    const opening = this.#opening;
    this.#opening = null;
    const stream = await opening?.catch(() => null);
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
}

/**
 * @param {HTMLVideoElement} video
 * @param {HTMLCanvasElement} canvas
 */
function readCode(video, canvas) {
  const { videoWidth: width, videoHeight: height } = video;
  if (!width || !height) return "";
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return "";
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return ""; // no code in this picture
  }
}
