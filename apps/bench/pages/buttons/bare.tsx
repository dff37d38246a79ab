/** A button of the browser. */
export const OneButton = () => <button type="button">Save</button>
