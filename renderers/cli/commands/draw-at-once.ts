/** Lets Ink draw for a person where `CI` is set: it asks for that variable when it is loaded, and would then draw nothing before the end. */
export function drawAtOnce(): void {
  process.env.CI = 'false'
  process.env.CONTINUOUS_INTEGRATION = 'false'
}
