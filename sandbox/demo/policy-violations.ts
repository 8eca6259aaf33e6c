declare global {
  // Declared on the window for tests, which assert that it stays empty.
  interface Window {
    cspViolations: string[]
  }
}

/** Writes every breach of the page's Content-Security-Policy into `window.cspViolations`. */
export function countPolicyViolations(): void {
  window.cspViolations = []
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.cspViolations.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim())
  })
}
