declare global {
  interface Window {
    /** The button that was pressed last before the page's script came, if any; what is pressed from now on is not kept. See {@link earlyActionsScript}. */
    takeEarlyPress?: () => HTMLElement | undefined;
  }
}

/**
 * A script for the head of each page, for what a visitor does before the page's own script has arrived.
 *
 * A form that is sent stays where it is, with what was typed, instead of being posted to an address that takes no post. Later the form itself answers
 * first, and this has nothing to do. Searches go by GET and work at once, links too. A press on another button is kept for `takeEarlyPress`: not one that
 * sends, which the server would take for a program's, so soon after the form came to life.
 *
 * The page is the same bytes for everyone and speaks to visitors. Where somebody is logged in, what it says about prices and registering is hidden, in its
 * room, until the live page says it to a customer.
 */
export const earlyActionsScript = [
  'addEventListener("submit",function(e){e.target.method==="post"&&e.preventDefault()});',
  '(function(){var b,k=function(e){b=e.target.closest("button[type=button]")||b};addEventListener("click",k,true);',
  'takeEarlyPress=function(){removeEventListener("click",k,true);return b}})();',
  'try{localStorage.getItem("token")&&(document.documentElement.dataset.awaitsVisitor="")}catch(e){}',
].join('');
