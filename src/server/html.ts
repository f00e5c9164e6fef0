const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes a text safe for HTML: between tags, or in an attribute between double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (character) => escapes[character] ?? character);
