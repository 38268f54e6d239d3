/** Code that says a sentence in the language of whoever looks: `say` itself is in no part of Payload. */
const said = (words: string) =>
  `(globalThis.spokenInAdmin?.()?.words[${JSON.stringify(words)}] ?? ${JSON.stringify(words)})`;

const howToMove =
  'Press space to take it, the arrow keys to move it, and space again to put it down. Escape puts it back.';

/** What is heard while a row is moved: its place, where the library says an id of the database. */
const heardMoving = `((at) => ({
  onDragStart: () => undefined,
  onDragOver: ({ over }) => at(${said('Place {place} of {all}.')}, over),
  onDragEnd: ({ over }) => at(${said('Put down at place {place} of {all}.')}, over),
  onDragCancel: () => ${said('Put back.')},
}))((words, row) => ids.includes(row?.id) ? words.replace('{place}', ids.indexOf(row.id) + 1).replace('{all}', ids.length) : undefined)`;

/** For what is dragged where nobody has to hear how far: the frame of a preview, and folders, which there are not. */
const heardStill =
  '{ announcements: { onDragStart() {}, onDragOver() {}, onDragEnd() {}, onDragCancel() {} }, screenReaderInstructions: { draggable: "" } }';

/** The label above leads to an element that no reader takes for the input. */
const named = '"aria-label": typeof label === "string" ? label : undefined,';

/** By a part of Payload: what is wrong in its code, and what is right. */
const mended: Readonly<Record<string, readonly (readonly [wrong: string, right: string])[]>> = {
  // An answer to a request from before a press folds no row: the form alone knows how its rows are.
  'forms/Form/mergeServerFormState.js': [
    [
      '...serverRow\n',
      '...serverRow, collapsed: (currentState[path]?.rows?.find(({ id }) => id === serverRow.id) ?? serverRow).collapsed\n',
    ],
    [
      'rows[indexInCurrentState],\n              ...row\n',
      'rows[indexInCurrentState],\n ...row, collapsed: currentState[path].rows[indexInCurrentState].collapsed\n',
    ],
  ],
  // A tick would say the name of its field in code to whoever points at it; one without a label loses the name it is given.
  'fields/Checkbox/Input.js': [['title: name,', 'title: label ? undefined : (t0["aria-label"] ?? name),']],
  'fields/Relationship/select-components/MultiValueLabel/index.js': [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the file.
    ['"aria-label": `Edit ${label}`', '"aria-label": t("general:editLabel", { label })'],
  ],
  // What only screen readers say.
  'elements/Nav/NavToggler/index.js': [
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the file.
      '`${navOpen ? t("general:close") : t("general:open")} ${t("general:menu")}`',
      `navOpen ? ${said('Close Menu')} : ${said('Open Menu')}`,
    ],
  ],
  'elements/DraggableSortable/index.js': [
    [
      '_jsx(DndContext, {',
      `_jsx(DndContext, { accessibility: { announcements: ${heardMoving}, screenReaderInstructions: { draggable: ${said(howToMove)} } },`,
    ],
  ],
  // Its library says in English what it is: "sortable".
  'elements/DraggableSortable/useDraggableSortable/index.js': [
    ['...attributes,', '...attributes, "aria-roledescription": undefined,'],
  ],
  'providers/LivePreview/index.js': [['_jsx(DndContext, {', `_jsx(DndContext, { accessibility: ${heardStill},`]],
  'providers/Root/index.js': [['_jsx(DndContext, {', `_jsx(DndContext, { accessibility: ${heardStill},`]],
  'fields/Select/Input.js': [
    ['disabled: readOnly,\n          filterOption,', `${named} disabled: readOnly, filterOption,`],
  ],
  'fields/Relationship/Input.js': [['backspaceRemovesValue: !', `${named} backspaceRemovesValue: !`]],
  'fields/Text/Input.js': [['customProps: {\n            editableProps', `${named} customProps: { editableProps`]],
  // The tick of a row, a button of three dots and what a row is moved by have no name.
  'elements/SelectRow/index.js': [
    ['onToggle: t5', '"aria-label": String(rowData.title ?? rowData.name ?? rowData.id), onToggle: t5'],
  ],
  // What a menu opens, such as a question, gives the focus back to its button once it is closed.
  'elements/Popup/index.js': [
    ['contains(actionable)) {', "contains(actionable)) { triggerRef.current?.querySelector('button')?.focus();"],
  ],
  'elements/Popup/PopupTrigger/index.js': [['type: "button",', `type: "button", title: ${said('More')},`]],
  'elements/Collapsible/index.js': [
    ['...dragHandleProps.attributes,', `...dragHandleProps.attributes, "aria-label": ${said('Move')},`],
  ],
  'elements/LivePreview/Toolbar/SizeInput/index.js': [
    [
      'className: baseClass,',
      `className: baseClass, "aria-label": axis === "x" ? ${said('Width')} : ${said('Height')},`,
    ],
  ],
  'providers/ToastContainer/index.js': [
    ['_jsx(Toaster, {', `_jsx(Toaster, { containerAriaLabel: ${said('Notifications')},`],
  ],
  // Without words of its own, the button says "Copy" in the language of whoever looks.
  'elements/FileDetails/FileMeta/index.js': [['defaultMessage: "Copy URL",', '']],
};

export const mendedParts = Object.keys(mended);

/**
 * A loader for faults of Payload (as of 3.90.2) that a line of its own code mends; docs/upstream.md has their reports.
 * A build fails once that code has changed. Development compiles the published module, and has the faults.
 */
export default function mendParts(this: { resourcePath: string }, source: string): string {
  const [part, lines = []] = Object.entries(mended).find(([name]) => this.resourcePath.endsWith(name)) ?? [];
  return lines.reduce((code, [wrong, right]) => {
    if (!code.includes(wrong)) throw new Error(`Payload has changed ${part}: see whether its fault is gone`);
    return code.replace(wrong, right);
  }, source);
}
