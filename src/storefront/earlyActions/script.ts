/**
 * Early actions: a visitor uses the page before its script has arrived. Links and searches work by themselves, and what is typed, ticked or chosen is kept by its
 * control, from where the kit's component takes it over (`kit/utils/useSilentInput.ts`). Two cases are left:
 *
 * - The page is not hydrated yet. The script below keeps posted forms and the last press on a button, which `EarlyPress` repeats once the page is hydrated.
 * - A part of the page has no code yet (`navigation/deferredPart.tsx`). `useEarlyActions` records in that part and repeats.
 */

declare global {
  interface Window {
    /** Gives the button that was pressed last before the page's script loaded, and stops recording. See {@link earlyActionsScript}. */
    takeEarlyPress?: () => HTMLElement | undefined;
  }
}

/**
 * A script for the head of each page, which handles a visitor's actions before the page's own script has loaded.
 *
 * It keeps posted forms on the page while its script may still come. When that has failed, or a form is sent again after three seconds, the form goes to a page that says
 * how else to reach the company. A press on another button is stored for `takeEarlyPress`, but not one that sends a form: so soon after hydration the server would take it for a program's.
 *
 * The HTML is the same for everyone and is written for visitors. For a logged-in customer the words about prices and registering are invisible, with their
 * room kept, until the hydrated page replaces them; of header, banner, login and account form it holds their version too, which they see at once.
 */
export const earlyActionsScript = [
  '(function(){var t,x;addEventListener("unhandledrejection",function(){x=1});addEventListener("submit",function(e){var n=Date.now();',
  'if(e.target.method==="post"&&!x&&!(n-t>3e3)){t=t||n;e.preventDefault()}})})();',
  '(function(){var b,k=function(e){b=e.target.closest("button[type=button]")||b};addEventListener("click",k,true);',
  'takeEarlyPress=function(){removeEventListener("click",k,true);return b}})();',
  'try{sessionStorage.getItem("bannerClosed")&&(document.documentElement.dataset.bannerClosed="")}catch(e){}',
  'try{localStorage.getItem("token")&&(document.documentElement.dataset.awaitsVisitor="")}catch(e){}',
].join('');
