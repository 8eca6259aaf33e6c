/** The style of the frame while it is shown: a card of the size of the frame's pages, at the lower edge on a phone. */
export const approvalStyle = `
:host {
  display: contents !important;
  visibility: visible !important;
}
dialog {
  box-sizing: border-box;
  inset: 0;
  margin: auto;
  width: 360px;
  max-width: 100%;
  max-height: 100%;
  padding: 0;
  border: 0;
  overflow: hidden;
  border-radius: 16px;
  background: Canvas;
  color: CanvasText;
  pointer-events: auto;
}
dialog::backdrop {
  pointer-events: auto;
  background: rgb(0 0 0 / 40%);
}
button {
  display: block;
  box-sizing: border-box;
  margin-inline-start: auto;
  min-height: 48px;
  padding: 0 20px;
  border: 0;
  background: transparent;
  color: inherit;
  font: 500 14px/20px system-ui, sans-serif;
  cursor: pointer;
}
button:focus-visible {
  border-radius: 14px;
  outline: 2px solid Highlight;
  outline-offset: -4px;
}
iframe {
  display: block;
  width: 100%;
  height: 400px;
  border: 0;
}
@media (max-width: 430px) {
  dialog {
    width: 100%;
    margin-bottom: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
}
`
