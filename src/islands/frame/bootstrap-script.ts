import {
  BROWSER_ERROR_FORMS,
  BROWSER_ERRORS_PATH,
  FRAME,
  MAX_FRAMES,
  MAX_REPORTS,
} from '../../domain/browser-error.ts';
import { DEFAULT_LANG, PAGE_LANGS } from '../../domain/lang.ts';
import { ONLY_SAVED } from '../../offline/rules.ts';

const { kind: KIND } = BROWSER_ERROR_FORMS;

/** The languages that have a prefix in their addresses, as alternatives of a regular expression. */
const PREFIXED = PAGE_LANGS.filter((lang) => lang !== DEFAULT_LANG).join('|');

/**
 * Reports uncaught errors to the operator from the first line of the page on, even if the site's own
 * files fail to load or parse. Only kind and position in the code, like `toBrowserError`. Only the
 * published site is visited over TLS. Chromium rejects a promise that no script can reach where the
 * page before allows a transition and this one does not, for example after motion was reduced.
 */
const REPORTS = `var u=0;function r(a,n){try{if(l.protocol!=='https:'||u>=${MAX_REPORTS}||!(n instanceof Error))return;
var k=n.name+(typeof n.code==='string'?' '+n.code:'');if(!/${KIND.source}/.test(k))return;u++;
var f=(n.stack||'').split('\\n').map(function(t){return(/${FRAME.source}/.exec(t)||[])[0]}).filter(Boolean);
w.navigator.sendBeacon('${BROWSER_ERRORS_PATH}',new Blob([JSON.stringify({what:a,kind:k,frames:f.slice(0,${MAX_FRAMES})})],{type:'application/json'}))}catch(x){}}
w.addEventListener('error',function(v){var t=v.target;
if(t&&t.tagName==='SCRIPT'){if(t.src.indexOf(l.origin+'/')===0)r('Loading a script',Error())}
else r('Running a script',v.error)},true);
w.addEventListener('unhandledrejection',function(v){var n=v.reason;
if(n&&/^Transition was/.test(n.message))v.preventDefault();else r('Waiting for an answer',n)});`;

/**
 * The one inline script of the site. It runs before the first paint, so it is short, in old syntax,
 * and constant: the Content-Security-Policy names its hash (`scripts/hosting/content-security-policy.ts`).
 *
 * It reports errors, gives language links the address that is shown by then, which static HTML cannot know (a query, a
 * fragment, every address of the not-found file), and stores their language. `arrive` moves a visitor with a stored
 * language from a plain path to the same page in that language (not from a copy without a connection if that page is not
 * saved), and sets `<html lang>`; also when Back shows the document again. It marks a visitor who has chosen none and whose
 * browser speaks neither. `show` says whether somebody seems to be signed in, and in which colours.
 */
export const BOOTSTRAP_SCRIPT = `(function(d,w){
var h=d.documentElement,l=w.location,q=w.matchMedia('(prefers-color-scheme: dark)'),s;
${REPORTS}
try{s=w.localStorage}catch(x){}
d.addEventListener('click',function(v){var a=v.target.closest&&v.target.closest('a[data-language]');
if(!a)return;var g=a.getAttribute('data-language'),t=l.pathname.replace(/^\\/(${PREFIXED})(?![^/])/,'').replace(/^\\/*/,'/');
a.href=(g==='${DEFAULT_LANG}'?t:'/'+g+(t==='/'?'':t))+l.search+l.hash;
try{s.setItem('language',g)}catch(x){}},true);
function show(){var m;
try{m=s.getItem('color-scheme');h.toggleAttribute('data-signed-in',!!s.getItem('session-hint'))}catch(x){}
if(m!=='light'&&m!=='dark')m=q.matches?'dark':'light';
h.setAttribute('data-color-scheme',m)}
function arrive(){var p=l.pathname,e=/^\\/(${PREFIXED})(?![^/])/.exec(p),c;
try{c=s.getItem('language');
if(e)s.setItem('language',e[1]);
else if(!h.hasAttribute('${ONLY_SAVED}')&&/^(${PREFIXED})$/.test(c)){h.style.display='none';l.replace('/'+c+(p==='/'?'':p)+l.search+l.hash)}}catch(x){}
h.lang=e?e[1]:'${DEFAULT_LANG}';
h.toggleAttribute('data-foreign',!c&&!/^(${PAGE_LANGS.join('|')})/.test(w.navigator.language));
show()}
arrive();
w.addEventListener('pageshow',function(v){if(v.persisted)arrive()});
w.addEventListener('storage',show);
q.onchange=show
})(document,window)`;
