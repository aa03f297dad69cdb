/**
 * Replacements for what only Google serves: the helper pages under `/__/auth/`, the account window,
 * `gapi`, reCAPTCHA and App Check's token exchange. They implement what the SDK requests, check the site
 * against the settings in Google's consoles, and depend on the site's headers like the originals: the
 * window finds its opener, the page can be framed, and storage is shared only on the same site. What
 * Google's own code needs beyond that stays untested (docs/going-live.md).
 */
import { DEMO_ACCOUNTS, newAccount } from '../../../../src/members/firebase/auth/demo-accounts.ts';
import { SITE_HOSTS } from './project.ts';

export interface StandIn {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** As entered in Google's console when going live (docs/going-live.md). */
const REDIRECT_ADDRESSES = SITE_HOSTS.map((host) => `https://${host}/__/auth/handler`);
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };

function page(title: string, content: string): StandIn {
  return {
    headers: HTML,
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title>${content}</html>`,
  };
}

/** `apis.google.com/js/api.js`: messages between the page and the framed helper page. */
function gapi(onload: string): StandIn {
  const code = `
  function Iframe(url) {
    var self = this, handlers = {}, waiting = [], answers = [];
    this.ready = new Promise(function (resolve) {
      addEventListener('message', function (event) {
        if (event.source !== self.element.contentWindow || event.origin !== new URL(url).origin) return;
        var data = event.data;
        if (data.ready) resolve();
        else if (data.answer) answers.splice(0).forEach(function (take) { take([data.answer]); });
        else if (handlers[data.name]) handlers[data.name](data.value);
        else waiting.push(data);
      });
    });
    this.element = document.createElement('iframe');
    this.element.src = url;
    this.element.style.cssText = 'position:absolute;top:-100px;width:1px;height:1px';
    this.element.setAttribute('aria-hidden', 'true');
    this.restyle = function () { return Promise.resolve(); };
    this.ping = function () { return self.ready; };
    this.register = function (name, handler) {
      handlers[name] = handler;
      waiting.splice(0).forEach(function (data) { handlers[data.name](data.value); });
    };
    this.send = function (name, value, take) {
      answers.push(function (answer) { try { take(answer); } catch (error) { /* the SDK fails here always */ } });
      self.element.contentWindow.postMessage({ ask: name }, '*');
    };
  }
  window.gapi = {
    load: function (name, options) {
      gapi.iframes = {
        Iframe: Iframe,
        CROSS_ORIGIN_IFRAMES_FILTER: {},
        getContext: function () {
          return { open: function (options, opened) {
            var iframe = new Iframe(options.url);
            options.where.appendChild(iframe.element);
            return opened(iframe);
          } };
        },
      };
      options.callback();
    },
  };
  window[${JSON.stringify(onload)}]();`;
  return { headers: SCRIPT, body: `(function(){${code}})();` };
}

/** `/__/auth/iframe`: forwards the result of the sign-in page, immediately or after a redirect. */
function iframePage(): StandIn {
  return page(
    'Helper',
    `<script>
  var STORED = 'helper-redirect-event';
  var tell = function (data) { parent.postMessage(data, '*'); };
  addEventListener('message', function (event) {
    if (event.source === parent && event.data.ask) tell({ answer: { webStorageSupport: true } });
    else if (event.origin === location.origin && event.data.authEvent)
      tell({ name: 'authEvent', value: { authEvent: event.data.authEvent } });
  });
  tell({ ready: true });
  var stored = sessionStorage.getItem(STORED);
  sessionStorage.removeItem(STORED);
  var none = { type: 'unknown', eventId: null, error: { code: 'auth/no-auth-event', message: 'none' } };
  tell({ name: 'authEvent', value: { authEvent: stored ? JSON.parse(stored) : none } });
</script>`,
  );
}

/**
 * `/__/auth/handler`: redirects to Google's window and back, then to the page that started the sign-in.
 */
function handlerPage(): StandIn {
  return page(
    'Sign-in',
    `<p>Signing in</p><script>
  var REQUEST = 'helper-request', STORED = 'helper-redirect-event';
  var params = new URLSearchParams(location.search);
  var answer = params.get('id_token') || params.get('error');
  if (!answer) {
    sessionStorage.setItem(REQUEST, location.search);
    location.replace('https://accounts.google.com/o/oauth2/auth?redirect_uri=' +
      encodeURIComponent(location.origin + location.pathname));
  } else {
    var request = new URLSearchParams(sessionStorage.getItem(REQUEST));
    var event = { type: request.get('authType'), eventId: request.get('eventId'), sessionId: 'session', tenantId: null, postBody: null };
    if (params.get('error')) event.error = { code: 'auth/user-cancelled', message: 'cancelled' };
    else event.urlResponse = location.href;
    if (/Redirect$/.test(event.type)) {
      sessionStorage.setItem(STORED, JSON.stringify(event));
      location.replace(request.get('redirectUrl'));
    } else if (!opener) {
      document.body.textContent = 'The page that opened this window cannot be found.';
    } else {
      for (var i = 0; i < opener.frames.length; i += 1) opener.frames[i].postMessage({ authEvent: event }, location.origin);
      close();
    }
  }
</script>`,
  );
}

/** Google's window: rejects a redirect address that is not registered for the client. */
function accountWindow(params: URLSearchParams): StandIn {
  const back = params.get('redirect_uri') ?? '';
  if (!REDIRECT_ADDRESSES.includes(back))
    return { ...page('Error 400', '<h1>Error 400: redirect_uri_mismatch</h1>'), status: 400 };
  return page(
    'Choose an account',
    `<h1>Choose an account</h1><form action="/choose"><input type="hidden" name="redirect_uri" value="${back}">
    <label>Email <input name="email"></label><button>Next</button><button name="error" value="access_denied">Cancel</button></form>`,
  );
}

function chosenAccount(params: URLSearchParams): StandIn {
  const back = new URL(params.get('redirect_uri') ?? '');
  if (params.get('error')) back.searchParams.set('error', 'access_denied');
  else {
    const email = params.get('email') ?? '';
    const { sub, name } = DEMO_ACCOUNTS.find((account) => account.email === email) ?? newAccount(email);
    back.searchParams.set('providerId', 'google.com');
    // The Auth emulator accepts this as Google's token.
    back.searchParams.set('id_token', JSON.stringify({ sub, email, email_verified: true, name }));
  }
  return { status: 302, headers: { location: back.href }, body: '' };
}

const RECAPTCHA_SCRIPT = `window.grecaptcha = {
  ready: function (run) { run(); },
  render: function (place, options) { this.options = options; return 0; },
  execute: function () { this.options.callback(); return Promise.resolve('recaptcha-answer'); },
};`;

/** An unsigned token: the emulators do not verify signatures. */
function appCheckToken(appId: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    sub: appId,
    iat: seconds,
    exp: seconds + 3600,
    iss: 'https://firebaseappcheck.googleapis.com/1',
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** The project settings, which the emulator does not provide. */
function projectConfig(): StandIn {
  const body = JSON.stringify({ projectId: '1', authorizedDomains: SITE_HOSTS });
  return { headers: { ...JSON_TYPE, 'access-control-allow-origin': '*' }, body };
}

function exchange(method: string, origin: string, address: URL): StandIn {
  const allowed = {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'content-type,x-firebase-client,x-firebase-gmpid',
  };
  if (method === 'OPTIONS') return { status: 204, headers: allowed, body: '' };
  const appId = decodeURIComponent(
    /apps\/([^/]+):exchangeRecaptchaV3Token$/u.exec(address.pathname)?.[1] ?? '',
  );
  const body = JSON.stringify({ token: appCheckToken(appId), ttl: '3600s' });
  return { headers: { ...JSON_TYPE, ...allowed }, body };
}

/** Returns the helper page at a reserved Hosting address; undefined for any other. */
export function helperPage(pathname: string): StandIn | undefined {
  if (pathname === '/__/auth/iframe') return iframePage();
  if (pathname === '/__/auth/handler') return handlerPage();
  return undefined;
}

/** Returns Google's own response; undefined for requests the suite handles, and for unknown hosts. */
export function googleResponse(method: string, address: URL, origin: string): StandIn | undefined {
  const { host, pathname, searchParams } = address;
  switch (`${host}${pathname}`) {
    case 'apis.google.com/js/api.js':
      return gapi(searchParams.get('onload') ?? '');
    case 'accounts.google.com/o/oauth2/auth':
      return accountWindow(searchParams);
    case 'accounts.google.com/choose':
      return chosenAccount(searchParams);
    case 'www.google.com/recaptcha/api.js':
      return { headers: SCRIPT, body: RECAPTCHA_SCRIPT };
    case 'identitytoolkit.googleapis.com/v1/projects':
      return method === 'GET' ? projectConfig() : undefined;
    default:
      return host === 'content-firebaseappcheck.googleapis.com'
        ? exchange(method, origin, address)
        : undefined;
  }
}
