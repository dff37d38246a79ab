/** `text`: where one types. `control`: a button, link, box or choice with keys of its own. `page`: anything else. */
export type Focus = 'text' | 'control' | 'page'

const TEXT_INPUTS =
  'textarea, select, [contenteditable="true"], [role="combobox"], input:not([type="radio"], [type="checkbox"])'
const CONTROLS = 'button, a[href], input, summary, [role="tab"], [role="menuitem"], [role="tabpanel"]'

/** Where a key is pressed. */
export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return 'page'
  if (target.matches(TEXT_INPUTS)) return 'text'
  return target.matches(CONTROLS) ? 'control' : 'page'
}
