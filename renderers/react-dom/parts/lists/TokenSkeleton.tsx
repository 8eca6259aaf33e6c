/** Stands for a token that is still to come. */
export function TokenSkeleton() {
  return (
    <div className="token-row skeleton" aria-hidden="true">
      <span className="tile" data-size="row" />
      <span className="bar" />
    </div>
  )
}
