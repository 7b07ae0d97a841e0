import { foldHeading } from './secret-words.ts';

const whole = (list: string) => new RegExp(`^(?:${list})$`, 'u');

const STATE =
  /stat(?:us|e|ut)|zustand|etat|estado|situac|stato|stan\b|状態|ステータス|在籍|状态|狀態|الحالة|حالة|статус|durum|상태|tila|stav/u;
const GOOD =
  /^(?:is |account |user |konto |compte |cuenta |conta )*(?:active|enabled|aktiv|aktiviert|freigeschaltet|actif|actifs?|activo|activa|ativo|ativa|attivo|attiva|abilitato|habilitado|actief|ingeschakeld|aktywn\p{L}*|wlaczon\p{L}*|активен|активн\p{L}*|aktif|有効|在籍中|有效|启用|啟用|نشط|مفعل|활성|aktiivinen)(?: account| user)?$/u;
const GONE = whole(
  '(?:is |to be |account |user |konto |soft |sign in )*(?:block(?:ed)? (?:credential|sign in|log ?in)|deleted|tobedeleted|delete|inactive|suspended|disabled|archived|deactivated|locked|blocked|banned|removed|expired|terminated|withdrawn|retired|concluded|cancelled|canceled|revoked|departed|left|former|unenrolled|dropped|transferred(?: out)?|graduated|exited|resigned|closed|leaver|offboarded|deprovisioned|denied|unsub(?:scribed)?|not active|alumni)(?: (?:at|on|by|date|time|since)(?: .*)?| user| account)?' +
    '|(?:enabled|active) ?= ?(?:false|no|0)|(?:deleted|suspended|disabled|archived) ?= ?(?:true|yes|1)' +
    '|anmeldung blockieren|geloscht|zu loschen|inaktiv|nicht aktiv|gesperrt|deaktiviert|archiviert|ausgetreten|abgemeldet|ehemalig|ausgeschieden|abgegangen|gekundigt|(?:geloscht|gesperrt|deaktiviert|ausgetreten) (?:am|seit)' +
    '|bloquer la connexion|supprime|inactif|suspendu|desactive|archive|bloque|partie?|radiee?|diplomee?|transferee?|demissionnaire|a supprimer|efface|expire' +
    '|bloquear (?:el )?inicio de sesion|eliminad[oa]|borrad[oa]|inactiv[oa]|suspendid[oa]|desactivad[oa]|deshabilitad[oa]|archivad[oa]|bloquead[oa]|(?:dado de )?baja|retirad[oa]|graduad[oa]|egresad[oa]|trasladad[oa]' +
    '|excluid[oa]|apagad[oa]|inativ[oa]|suspens[oa]|desativad[oa]|desabilitad[oa]|arquivad[oa]|removid[oa]|desligad[oa]|transferid[oa]|evadid[oa]' +
    '|eliminat[oa]|cancellat[oa]|inattiv[oa]|sospes[oa]|disattivat[oa]|disabilitat[oa]|archiviat[oa]|bloccat[oa]|ritirat[oa]|non attiv[oa]|trasferit[oa]|diplomat[oa]' +
    '|verwijderd|inactief|niet actief|geschorst|gedeactiveerd|uitgeschakeld|gearchiveerd|geblokkeerd|uitgeschreven|vertrokken' +
    '|usuniet[yae]|nieaktywn[yae]|zawieszon[yae]|zablokowan[yae]|zarchiwizowan[yae]|dezaktywowan[yae]|wylaczon[yae]|skreslon[yae]|do usuniecia|przeniesion[yae]|absolwent(?:ka)?' +
    '|削除|削除済み?|無効|停止|停止中|休止|凍結|退学|退職|退会|卒業|除籍|転出|転校|非アクティブ' +
    '|已?删除|已?刪除|已?停用|已?禁用|无效|無效|冻结|已?冻结|凍結|已?归档|已?歸檔|离职|離職|退学|退學|注销|已注销|非活动|毕业|畢業|转学|轉學' +
    '|محذوف|محذوفة|غير نشط|غير مفعل|موقوف|معلق|معطل|مؤرشف|محظور|ملغى|منقول|متخرج' +
    '|выбыл\\p{L}*|отчислен\\p{L}*|уволен\\p{L}*|удален\\p{L}*|неактив\\p{L}*|заблокирован\\p{L}*|отключен\\p{L}*|архив\\p{L}*|приостановлен\\p{L}*|silindi|pasif|askida|devre disi|engellendi|삭제|삭제됨|비활성|정지|탈퇴|slettet|raderad|inaktiivinen|poistettu|smazan[oy]|neaktivni',
);
/** The headings of the day on which somebody leaves. */
const LEAVING =
  /^(?:(?:account|contract|membership|employment|enroll?ment|student|user) )?(?:(?:date (?:of )?)?(?:leaving|exit|withdrawal|termination|departure|graduation|leave|end|left|expir(?:y|es|ation))(?: date| on)?|valid (?:until|to)|last day)$|(?:austritt|abgang|entlass|end|ablauf)s?(?:ungs)?datum|^(?:austritt|abgang|abmeldung|ausgetreten)(?: am| zum)?$|gultig bis|^gltgb$|date (?:de )?(?:sortie|depart|fin)(?!\p{L})|^sortie(?: le)?$|^parti(?:e|\(?e\)?)? le$|fecha baja|^(?:salida|uscita|saida)$|fecha de (?:baja|salida|fin)|data (?:de|di|d) ?(?:saida|desligamento|uscita|fine|termino)|(?:uitschrijf|vertrek|eind)datum|data (?:odejscia|zakonczenia|rezygnacji)|退会日|退学日|退職日|転出日|終了日|离职日期|離職日期|离校日期|退学日期|结束日期|تاريخ (?:المغادرة|الانسحاب|الانتهاء)|дата (?:ухода|выбытия|увольнения|окончания)/u;
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
/** The templates of directories end their headings so. */
const FORM_MARK = / (?:required|optional|erforderlich|obligatoire|obligatorio|requis|requerido)$/;

/** The first words of 'Suspended (billing)' and of 'Account status: suspended 2024-05-01', as few as there are states. */
function stateIn(cell: string): string {
  const [, label, named = ''] = cell.match(/^([^:]+):(.+)$/) ?? [];
  const state = label !== undefined && STATE.test(foldHeading(label)) ? named : cell;
  return state.replace(/[[({:;,].*| [-\u2013\u2014] .*|[\s\d./-]+$/su, '').trim();
}

function columnOf(index: number, title: string, rows: readonly (readonly string[])[]): StatusColumn | null {
  const heading = foldHeading(title.replace(/[[(].*?[\])]/g, '')).replace(FORM_MARK, '');
  const column = (statusOf: (cell: string, folded: string) => string | null): StatusColumn => ({
    index,
    statusOf: remembered((cell) => statusOf(cell, foldHeading(cell))),
  });
  const gone = (cell: string) => {
    const state = stateIn(cell);
    return GONE.test(foldHeading(state)) ? state : null;
  };
  if (GOOD.test(heading))
    return column((cell, folded) => (NO.test(folded) ? `${title}: ${cell}` : gone(cell)));
  if (GONE.test(heading))
    return column((_, folded) => (NO.test(folded) || NOTHING.test(folded) ? null : title));
  if (LEAVING.test(heading)) return column((cell) => (isPast(cell) ? title : null));
  // Of a student who is enrolled, PowerSchool says 0.
  if (heading === 'enroll status' && rows.some((row) => row[index] === '0'))
    return column((cell) => (/^[1-4]$/.test(cell) ? `${title}: ${cell}` : gone(cell)));
  if (STATE.test(heading)) return column(gone);
  const values = new Set<string>();
  for (const row of rows) {
    values.add(row[index] ?? '');
    if (values.size > MAX_STATES) return null;
  }
  const states = [...values].map((value) => foldHeading(stateIn(value))).filter((value) => value !== '');
  const isKnown = (state: string) =>
    GONE.test(state) || (heading === '' && /^\p{L}+$/u.test(state)) || GOOD.test(state);
  const isState = states.some((state) => GONE.test(state)) && states.every(isKnown);
  return isState ? column(gone) : null;
}

/** Whether a date is over, also if only the day before the month would be. */
function isPast(cell: string): boolean {
  const [first = '', second = '', third = ''] =
    cell.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').match(/\d+/g) ?? [];
  const fullYear = third.length === 2 ? `20${third}` : third;
  const readings =
    third === ''
      ? [Date.parse(cell)]
      : first.length === 4
        ? [dayOf(first, second, third)]
        : [dayOf(fullYear, first, second), dayOf(fullYear, second, first)];
  return readings.some((time) => time <= Date.now() && time > 0);
}

const dayOf = (year: string, month: string, day: string) =>
  Number(month) > 12 ? Number.NaN : Date.UTC(Number(year), Number(month) - 1, Number(day));

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
