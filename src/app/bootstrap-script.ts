import { DEFAULT_LANG, LANGS } from '../domain/lang.ts';

/** The languages that have a prefix in their addresses, as alternatives of a regular expression. */
const PREFIXED = LANGS.filter((lang) => lang !== DEFAULT_LANG).join('|');

/**
 * The one inline script of the site. It runs before the first paint, so it is short, in old syntax,
 * and constant: the Content-Security-Policy names its hash (`scripts/hosting/content-security-policy.ts`).
 *
 * It moves a visitor with a stored language from a plain path to the same page in that language,
 * stores the language of an address with a prefix or of a language link, gives such a link the query
 * and fragment that static HTML cannot know, and sets `<html lang>` and the colour scheme.
 */
export const BOOTSTRAP_SCRIPT = `(function(d,w){
var h=d.documentElement,l=w.location,p=l.pathname,e=/^\\/(${PREFIXED})(?![^/])/.exec(p),s,m,c;
try{s=w.localStorage;m=s.getItem('color-scheme');c=s.getItem('language');
if(e)s.setItem('language',e[1]);
else if(/^(${PREFIXED})$/.test(c)){h.style.display='none';l.replace('/'+c+(p==='/'?'':p)+l.search+l.hash)}
d.addEventListener('click',function(v){var a=v.target.closest&&v.target.closest('a[data-language]');
if(a){if(!a.search&&!a.hash){a.search=l.search;a.hash=l.hash}
try{s.setItem('language',a.getAttribute('data-language'))}catch(x){}}},true)}catch(x){}
h.lang=e?e[1]:'${DEFAULT_LANG}';
if(m!=='light'&&m!=='dark')m=w.matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
h.setAttribute('data-color-scheme',m)
})(document,window)`;
