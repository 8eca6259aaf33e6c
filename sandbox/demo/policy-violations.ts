declare global {
  // A property for tests, which assert that it stays empty.
  interface Window {
    cspViolations: string[]
  }
}

/** Records every violation of the page's Content-Security-Policy in `window.cspViolations`. */
export function countPolicyViolations(): void {
  window.cspViolations = []
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.cspViolations.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim())
  })
}
