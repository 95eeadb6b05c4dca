import { contrastRatio } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { type Tokens, type TokenValues, tokenValue } from './token-values.ts'

export type Theme = 'light' | 'dark'

const named = (tokens: TokenValues, pattern: RegExp) => [...tokens].filter(([name]) => pattern.test(name))
const typeUse: Record<string, string> = {
  't-6': 'home H1',
  't-5': 'page H1',
  't-4': 'H2',
  't-3': 'H3, cards',
  't-2': 'lede',
  't-1': 'body',
  't-0': 'secondary',
  't-00': 'labels, the smallest on screen',
  'n-3': 'hero numbers',
  'n-2': 'numbers in cards',
  'n-1': 'numbers in rows',
}

/** Colours with their contrast, type, space, radii, shadows and motion, as tokens.css has them. */
export function TokensView({ tokens, theme }: { tokens: Tokens; theme: Theme }) {
  const values = tokens[theme]
  return (
    <section className="ds-example" id="tokens">
      <h3>Tokens</h3>
      <Colours values={values} />
      <Contrast values={values} theme={theme} />
      <p className="ds-name">Type</p>
      {Object.entries(typeUse).map(([name, use]) => (
        <p key={name} className="ds-type">
          <span className={name.startsWith('n') ? 'num' : 'h'} style={{ fontSize: `var(--${name})` }}>
            {name.startsWith('n') ? '€12,500' : 'The price, first'}
          </span>
          <span className="xs mut">
            --{name}, {use}: {tokenValue(values, name)}
          </span>
        </p>
      ))}
      <p className="ds-name">Space</p>
      {named(values, /^(s\d|section|gutter)$/).map(([name, value]) => (
        <p key={name} className="row ds-space">
          <i style={{ width: `var(--${name})` }} />
          <span className="xs mut">
            --{name}: {value}
          </span>
        </p>
      ))}
      <p className="ds-name">Radii and shadows</p>
      <ul className="ds-shapes">
        {named(values, /^(r\d|pill)$/).map(([name, value]) => (
          <li key={name} style={{ borderRadius: `var(--${name})` }}>
            --{name}: {value}
          </li>
        ))}
        {named(values, /^e\d$/).map(([name]) => (
          <li key={name} style={{ boxShadow: `var(--${name})`, borderColor: 'transparent' }}>
            --{name}
          </li>
        ))}
      </ul>
      <p className="ds-name">Motion</p>
      <p className="sm mut">
        {named(values, /^(fast|base|slow|ease)$/)
          .map(([name, value]) => `--${name}: ${value}`)
          .join(' · ')}
      </p>
    </section>
  )
}

function Colours({ values }: { values: TokenValues }) {
  return (
    <>
      <p className="ds-name">Colours</p>
      <ul className="ds-colours">
        {[...values]
          .filter(([, value]) => /^#[0-9a-f]+$/i.test(value))
          .map(([name, value]) => (
            <li key={name}>
              <i style={{ background: `var(--${name})` }} />
              <span>
                --{name} <span className="mut">{value}</span>
              </span>
            </li>
          ))}
      </ul>
    </>
  )
}

function Contrast({ values, theme }: { values: TokenValues; theme: Theme }) {
  return (
    <>
      <p className="ds-name">Contrast, WCAG 2.2</p>
      <div className="tblw">
        <table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Use</th>
              <th scope="col" className="n">
                Least
              </th>
              <th scope="col" className="n">
                Ratio
              </th>
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map(({ front, back, use, least }) => (
              <tr key={`${theme} ${front} ${back}`}>
                <th scope="row">
                  <span
                    className="ds-pair"
                    style={{ color: `var(--${front})`, background: `var(--${back})` }}
                  >{`${front} on ${back}`}</span>
                </th>
                <td>{use}</td>
                <td className="n">{least}</td>
                <td className="n">{contrastRatio(tokenValue(values, front), tokenValue(values, back)).toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
