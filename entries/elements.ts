export { defineLatchkeyElements } from '../renderers/react-dom/elements/define-elements.ts'
export type { LatchkeyElement } from '../renderers/react-dom/elements/element-class.ts'
