import { foldHeading } from './heading-words.ts';

const whole = (list: string) => new RegExp(`^(?:${list})$`, 'u');

const STATE =
  /stat(?:us|e|ut)|zustand|etat|estado|situac|stato|stan\b|状態|ステータス|在籍|状态|狀態|الحالة|حالة|статус|durum|상태|tila|stav/u;
const GOOD =
  /^(?:is |account |user |konto |compte |cuenta |conta )*(?:active|enabled|aktiv|aktiviert|freigeschaltet|actif|actifs?|activo|activa|ativo|ativa|attivo|attiva|abilitato|habilitado|actief|ingeschakeld|aktywn\p{L}*|wlaczon\p{L}*|активен|активн\p{L}*|aktif|有効|在籍中|有效|启用|啟用|نشط|مفعل|활성|aktiivinen)(?: account| user)?$/u;
const GONE = whole(
  '(?:is |to be |account |user |konto |soft |sign in )*(?:block credential|deleted|tobedeleted|delete|inactive|suspended|disabled|archived|deactivated|locked|blocked|banned|removed|expired|terminated|withdrawn|retired|concluded|cancelled|canceled|revoked|departed|left|former|unenrolled|dropped|offboarded|deprovisioned|not active|alumni)(?: at| on| date| user| account)?' +
    '|(?:enabled|active) ?= ?(?:false|no|0)|(?:deleted|suspended|disabled|archived) ?= ?(?:true|yes|1)' +
    '|geloscht|zu loschen|inaktiv|nicht aktiv|gesperrt|deaktiviert|archiviert|ausgetreten|abgemeldet|ehemalig|ausgeschieden|abgegangen|geloscht am|gesperrt am' +
    '|supprime|inactif|suspendu|desactive|archive|bloque|parti|radie|a supprimer|efface|expire' +
    '|eliminad[oa]|borrad[oa]|inactiv[oa]|suspendid[oa]|desactivad[oa]|deshabilitad[oa]|archivad[oa]|bloquead[oa]|(?:dado de )?baja' +
    '|excluid[oa]|apagad[oa]|inativ[oa]|suspens[oa]|desativad[oa]|desabilitad[oa]|arquivad[oa]|removid[oa]|desligad[oa]' +
    '|eliminat[oa]|cancellat[oa]|inattiv[oa]|sospes[oa]|disattivat[oa]|disabilitat[oa]|archiviat[oa]|bloccat[oa]|ritirat[oa]|non attiv[oa]' +
    '|verwijderd|inactief|niet actief|geschorst|gedeactiveerd|uitgeschakeld|gearchiveerd|geblokkeerd|uitgeschreven' +
    '|usuniet[yae]|nieaktywn[yae]|zawieszon[yae]|zablokowan[yae]|zarchiwizowan[yae]|dezaktywowan[yae]|wylaczon[yae]|skreslon[yae]|do usuniecia' +
    '|削除|削除済み?|無効|停止|停止中|休止|凍結|退学|退職|退会|卒業|除籍|非アクティブ' +
    '|已?删除|已?刪除|已?停用|已?禁用|无效|無效|冻结|已?冻结|凍結|已?归档|已?歸檔|离职|離職|退学|退學|注销|已注销|非活动' +
    '|محذوف|محذوفة|غير نشط|غير مفعل|موقوف|معلق|معطل|مؤرشف|محظور|ملغى' +
    '|удален\\p{L}*|неактив\\p{L}*|заблокирован\\p{L}*|отключен\\p{L}*|архив\\p{L}*|приостановлен\\p{L}*|silindi|pasif|askida|devre disi|engellendi|삭제|삭제됨|비활성|정지|탈퇴|slettet|raderad|inaktiivinen|poistettu|smazan[oy]|neaktivni',
);
const NO = whole(
  'false|no|n|0|off|f|nein|falsch|faux|non|falso|nao|nee|onwaar|nie|falsz|いいえ|偽|否|无|لا|нет|hayir|아니요|nej|ei|✗|✘|☐',
);
const NOTHING = whole('|null|nil|none|never|nie|n/a|na|-+|—|–|0000.*');

export interface StatusColumn {
  readonly index: number;
  statusOf(cell: string): string | null;
}

/** The columns that tell which accounts are no longer in use, by their heading, or without headings by their values. */
export function statusColumns(
  headings: readonly string[] | null,
  rows: readonly (readonly string[])[],
): readonly StatusColumn[] {
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.length));
  return Array.from({ length: width }, (_, index) => columnOf(index, headings?.[index] ?? '', rows)).filter(
    (column) => column !== null,
  );
}

const MAX_STATES = 8;

function columnOf(index: number, title: string, rows: readonly (readonly string[])[]): StatusColumn | null {
  const heading = foldHeading(title.replace(/[[(].*?[\])]/g, ''));
  const gone = (cell: string) => (GONE.test(cell) ? '' : null);
  const column = (meaning: (folded: string) => string | null): StatusColumn => ({
    index,
    statusOf: remembered((cell) => {
      const said = meaning(foldHeading(cell));
      return said === '' ? cell : said;
    }),
  });
  if (GOOD.test(heading)) return column((cell) => (NO.test(cell) ? `${title}: ${cell}` : gone(cell)));
  if (GONE.test(heading)) return column((cell) => (NO.test(cell) || NOTHING.test(cell) ? null : title));
  if (STATE.test(heading)) return column(gone);
  const values = new Set<string>();
  for (const row of rows) {
    values.add(row[index] ?? '');
    if (values.size > MAX_STATES) return null;
  }
  const states = [...values].map(foldHeading).filter((value) => value !== '');
  const isKnown = (state: string) =>
    GONE.test(state) || (heading === '' && /^\p{L}+$/u.test(state)) || GOOD.test(state);
  const isState = states.some((state) => GONE.test(state)) && states.every(isKnown);
  return isState ? column(gone) : null;
}

/** The words of a column repeat in thousands of rows. */
function remembered(statusOf: (cell: string) => string | null): (cell: string) => string | null {
  const known = new Map<string, string | null>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const status = statusOf(cell);
    known.set(cell, status);
    return status;
  };
}
