/** Said around the documentation, whose text is in English. */
export const en = {
  pages: "Documentation",
  contents: "On this page",
  overview: "Overview",
  untranslated: "There is no translation of these pages yet.",
  around: "Page before and after",
  before: "Before",
  after: "Next",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Select it and copy it yourself: the browser forbids it here.",
};
