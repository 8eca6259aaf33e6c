/** Renders the skeleton of a token. */
export function TokenSkeleton() {
  return (
    <div className="token-row skeleton" aria-hidden="true">
      <span className="tile" data-size="row" />
      <span className="bar" />
    </div>
  )
}
