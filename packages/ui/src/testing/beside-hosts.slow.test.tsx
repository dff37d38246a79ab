import bootstrap from 'bootstrap/dist/css/bootstrap.css?raw'
import preflight from 'tailwindcss/preflight.css?raw'
import theme from 'tailwindcss/theme.css?raw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LAYER_ORDER } from '../styles/layer-order.ts'
import { resetWithin } from '../styles/reset-within.ts'
import { specimens } from './limits/specimens.tsx'

/** What a host undoes where it can. */
const LOOKS =
  'margin padding border-width border-style border-radius background-color color font-family font-size font-weight line-height text-align text-decoration-line list-style-type box-sizing cursor display'.split(
    ' ',
  )

/** A page with a design of its own, without any layer. */
const OWN_DESIGN = `
  body { font: 20px/2 serif; color: maroon }
  h1, h2, h3 { margin: 40px 0; font-weight: 400; color: purple }
  p, ul, ol, dl { margin: 1.5em 0 }
  a { color: green; text-decoration: underline }
  button, input { padding: 20px; border: 4px dotted red; background: yellow; border-radius: 0; font: 20px monospace }
  td, th { padding: 30px; border: 1px solid red }`

const tailwind = `@layer theme, base, components, utilities; @layer theme { ${theme} } @layer base { ${preflight} }`
const inLayer = (css: string) => `@layer host { ${css.replace(/@charset[^;]*;/, '')} }`

/** Each host as the guide brings it: the order of layers, and its own stylesheet. */
const hosts = {
  'Tailwind 4': { order: '@layer theme, base, klopt, components, utilities;', css: tailwind },
  Bootstrap: { order: '@layer host, klopt;', css: inLayer(bootstrap) },
  'a host without layers': { order: '@layer host, klopt;', css: inLayer(OWN_DESIGN) },
}

let style: HTMLStyleElement
let kept: CSSStyleSheet[]
let ours: { reset: string; rest: string }

beforeEach(() => {
  kept = [...document.styleSheets]
  // A face that is declared anew is fetched anew, and sets its text in another one until it is there.
  const rules = kept.flatMap(({ cssRules }) => [...cssRules]).filter((rule) => !(rule instanceof CSSFontFaceRule))
  const isReset = (rule: CSSRule) => rule instanceof CSSLayerBlockRule && rule.name === 'klopt.reset'
  const text = (of: CSSRule[]) => of.map(({ cssText }) => cssText).join('\n')
  ours = { reset: text(rules.filter(isReset)), rest: text(rules.filter((rule) => !isReset(rule))) }
  for (const sheet of kept) sheet.disabled = true
  style = document.head.appendChild(document.createElement('style'))
})
afterEach(() => {
  style.remove()
  for (const sheet of kept) sheet.disabled = false
})

/** What every element of a part of the page looks like beside these stylesheets. */
function looksOf(selector: string, ...css: string[]): string[] {
  style.textContent = css.join('\n')
  return [...document.querySelectorAll(`${selector} *`)].map((element) => {
    const looks = getComputedStyle(element)
    const classes = element.getAttribute('class') ?? ''
    return `${element.localName}.${classes} ${LOOKS.map((name) => `${name}: ${looks.getPropertyValue(name)}`).join('; ')}`
  })
}

const hostile = (
  <div data-host>
    <h2>Kop</h2>
    <p className="lead">
      Tekst met een <a href="#host">link</a>
    </p>
    <button type="button" className="btn btn-primary">
      Knop
    </button>
    <ul>
      <li>Een</li>
    </ul>
    <input aria-label="Veld" className="form-control" />
  </div>
)

const renderBoth = () =>
  render(
    <>
      {hostile}
      <div data-ours className="klopt-reset">
        {Object.entries(specimens('Gemeente Haarlem')).map(([name, element]) => (
          <div key={name}>{element}</div>
        ))}
      </div>
    </>,
  )

describe.each(Object.entries(hosts))('beside %s', (_name, { order, css }) => {
  test('components look as they do alone, whichever stylesheet comes first', async () => {
    await renderBoth()
    const within = `${LAYER_ORDER} ${resetWithin(ours.reset)} ${ours.rest}`
    const alone = looksOf('[data-ours]', LAYER_ORDER, ours.reset, ours.rest)
    expect(alone.length).toBeGreaterThan(500)
    expect(looksOf('[data-ours]', order, css, within)).toEqual(alone)
    expect(looksOf('[data-ours]', order, within, css)).toEqual(alone)
  })

  test('what is not ours looks as it does without us', async () => {
    await renderBoth()
    const within = `${LAYER_ORDER} ${resetWithin(ours.reset)} ${ours.rest}`
    const alone = looksOf('[data-host]', order, css)
    expect(looksOf('[data-host]', order, css, within)).toEqual(alone)
    expect(looksOf('[data-host]', order, within, css)).toEqual(alone)
  })
})
