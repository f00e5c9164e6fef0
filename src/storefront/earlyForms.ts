/**
 * A script for the head of each page: a form that is sent before the page's own script has arrived stays where it is, with what was typed, instead of
 * being posted to an address that takes no post. Later the form itself answers first, and this has nothing to do. Searches go by GET and work at once.
 */
export const earlyFormsScript = 'addEventListener("submit",function(e){e.target.method==="post"&&e.preventDefault()});';
