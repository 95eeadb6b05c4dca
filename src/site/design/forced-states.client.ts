const states = ['hover', 'focus-visible', 'active'] as const
const marker = (state: string) => `forced-${state}`

/**
 * Shows hover, focus and active without a pointer: every rule for such a state is repeated for a class of the same name, and the controls of a
 * forced example get the class; for the keyboard the first. What is to be shown open is opened.
 */
export function forceStates(): void {
  for (const sheet of document.styleSheets) repeat(sheet)
  for (const place of document.querySelectorAll('[data-opened]'))
    place.querySelector('details')?.setAttribute('open', '')
  for (const place of document.querySelectorAll<HTMLElement>('[data-forced]')) {
    const state = place.dataset.forced ?? ''
    const controls = [...place.querySelectorAll('a, button, input, select, textarea, summary')]
    for (const control of state === 'focus-visible' ? controls.slice(0, 1) : controls) {
      control.classList.add(marker(state))
      control.closest('label')?.classList.add(marker(state))
    }
  }
}

function repeat(holder: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = holder.cssRules.length - 1; at >= 0; at--) {
    const rule = holder.cssRules[at]
    if (rule instanceof CSSStyleRule) {
      // `:focus` alone is what fields use.
      const asked = rule.cssText.replace(/:focus(?![-\w])/g, ':focus-visible')
      const text = states.reduce((css, state) => css.replaceAll(`:${state}`, `.${marker(state)}`), asked)
      if (text !== asked) holder.insertRule(text, at + 1)
    } else if (rule instanceof CSSGroupingRule) repeat(rule)
  }
}
