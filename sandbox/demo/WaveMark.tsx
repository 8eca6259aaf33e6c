/** Renders Tidewater's logo: two waves. */
export function WaveMark() {
  return (
    <svg className="wave-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="wave-ground" width="32" height="32" rx="9" />
      <path className="wave-high" d="M5 14.5c3.7 0 3.7-4 7.3-4s3.7 4 7.4 4 3.6-4 7.3-4" />
      <path className="wave-low" d="M5 21.5c3.7 0 3.7-4 7.3-4s3.7 4 7.4 4 3.6-4 7.3-4" />
    </svg>
  )
}
