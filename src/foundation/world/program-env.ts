/**
 * Builds the environment for programs from the repository. The environment includes the variables that programs need to
 * run, but none that could contain a secret.
 */

import type { Env } from './world.ts'

/** Variables for the locations of programs, packages and caches, for the language, and for the time zone. */
const names: ReadonlySet<string> = new Set([
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'TMPDIR',
  'TMP',
  'TEMP',
  'LANG',
  'LANGUAGE',
  'TZ',
  'TERM',
  'CI',
  'NO_COLOR',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
  'XDG_RUNTIME_DIR',
  'LD_LIBRARY_PATH',
  'SOURCE_DATE_EPOCH',
  'SYSTEMROOT',
  'WINDIR',
  'COMSPEC',
  'PATHEXT',
  'APPDATA',
  'LOCALAPPDATA',
  'USERPROFILE',
  'PROGRAMFILES',
  'NODE_ENV',
  'NODE_PATH',
  'NODE_EXTRA_CA_CERTS',
  'NVM_DIR',
  'VOLTA_HOME',
  'PNPM_HOME',
  'BUN_INSTALL',
  'DENO_DIR',
  'PYTHONPATH',
  'PYTHONHOME',
  'VIRTUAL_ENV',
  'PYENV_ROOT',
  'DJANGO_SETTINGS_MODULE',
  'RAILS_ENV',
  'RACK_ENV',
  'GEM_HOME',
  'GEM_PATH',
  'BUNDLE_GEMFILE',
  'BUNDLE_PATH',
  'RUBYLIB',
  'RBENV_ROOT',
  'PHPRC',
  'COMPOSER_HOME',
  'JAVA_HOME',
  'GOPATH',
  'GOROOT',
  'GOCACHE',
  'GOMODCACHE',
  'CARGO_HOME',
  'RUSTUP_HOME',
  'DOTNET_ROOT',
])

/**
 * Keeps only variables with known names, because a list of patterns for secret names would never be complete. A command
 * can set additional variables itself: `env NAME=value program`.
 */
export function programEnv(env: Env): Env {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => names.has(name.toUpperCase()) || name.startsWith('LC_')),
  )
}
