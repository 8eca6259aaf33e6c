/** Renders Tidewater's introduction over a tide curve. */
export function Hero() {
  return (
    <div className="hero">
      <div className="hero-words">
        <h1>Catch the next tide out.</h1>
        <p>Ferries across the bay, paid from your own wallet.</p>
      </div>
      <figure className="tide">
        <svg viewBox="0 0 464 200" preserveAspectRatio="none" aria-hidden="true">
          <linearGradient id="tide-fade" x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="#bfe6e6" stopOpacity="0.16" />
            <stop offset="1" stopColor="#bfe6e6" stopOpacity="0" />
          </linearGradient>
          <path
            className="tide-water"
            d="M0 200C0 110 66 20 130 20s72 58 128 58 64-54 122-54 58 44 84 44v132z"
          />
          <path className="tide-line" d="M0 200C0 110 66 20 130 20s72 58 128 58 64-54 122-54 58 44 84 44" />
        </svg>
        <figcaption>
          <span>
            High <b>06:12</b>
          </span>
          <span>
            Low <b>12:31</b>
          </span>
          <span>
            High <b>18:40</b>
          </span>
        </figcaption>
      </figure>
    </div>
  )
}
