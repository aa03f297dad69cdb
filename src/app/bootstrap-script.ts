/**
 * The one inline script of the site. It runs before the first paint, so it is short, old-fashioned
 * and constant: the Content-Security-Policy in `firebase.json` names its hash, and a test holds the
 * two together.
 *
 * It moves a visitor whose stored language is English from a plain path to its `/en` twin, keeps the
 * language of an explicit `/en` address or of a language link, gives such a link the query and fragment
 * that static HTML cannot know, and sets `<html lang>` and the colour scheme.
 */
export const BOOTSTRAP_SCRIPT = `(function(d,w){
var h=d.documentElement,l=w.location,p=l.pathname,e=p==='/en'||p.slice(0,4)==='/en/',s,m;
try{s=w.localStorage;m=s.getItem('color-scheme');
if(e)s.setItem('language','en');
else if(s.getItem('language')==='en'){h.style.display='none';l.replace('/en'+(p==='/'?'':p)+l.search+l.hash)}
d.addEventListener('click',function(v){var a=v.target.closest&&v.target.closest('a[data-language]');
if(a){if(!a.search&&!a.hash){a.search=l.search;a.hash=l.hash}
try{s.setItem('language',a.getAttribute('data-language'))}catch(x){}}},true)}catch(x){}
h.lang=e?'en':'ka';
if(m!=='light'&&m!=='dark')m=w.matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
h.setAttribute('data-color-scheme',m)
})(document,window)`;
