const clickable =
  'a[href], button, input, select, textarea, label, summary, [role=button], [role=link], [role=tab], [role=option], [role=menuitem], [role=checkbox], [role=radio], [role=switch], [tabindex="0"]'

/** What a click at this place of the page would be on; null where it would do nothing. */
export const clickableAt = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(clickable) ?? null
