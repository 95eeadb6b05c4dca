import { Fragment } from 'react'

/** The letters that do something on this screen, each with what it does. A narrow screen has no keyboard and shows none. */
export function KeyHints({ hints }: { hints: readonly (readonly [keys: readonly string[], does: string])[] }) {
  return (
    <span className="xs mut keys">
      {hints.map(([keys, does]) => (
        <Fragment key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          <span>{does}</span>
        </Fragment>
      ))}
    </span>
  )
}
