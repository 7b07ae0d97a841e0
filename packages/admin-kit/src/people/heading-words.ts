import { foldHeading, SECRET } from './secret-words.ts';

/** The start of a word; scripts without blanks have their own lists. */
const words = (list: string, unspaced = '(?!)') =>
  new RegExp(`(?:(?<![\\p{L}])(?:${list}))|${unspaced}`, 'u');

const EMAIL = words(
  'e ?-?mails?|smtp(?!\\p{L})|courriel|mel(?!\\p{L})|correo|mejl|e ?-?post(?!\\p{L})|sahkoposti|e ?-?posta|posta elettronica|adres(?:se)? (?:electronique|elektroniczny)|(?:direccion|endereco) electroni?c?o|endereco eletronico|poczta|почта|эл почта',
  'mail|邮箱|邮件|郵件|郵箱|信箱|メール|メアド|이메일|메일|البريد|ايميل|إيميل|בריד',
);
const USER_NAME = words(
  'user ?names?|users?(?!\\p{L})(?! ?id(?!\\p{L}))(?! ?e ?-?mail)|log ?in|account(?: names?)?$|uid$|upn$|s ?am ?account ?name|benutzer(?!gruppe)|konto(?:name)?$|compte$|cuenta$|conta$|nutzername|anmeldename|kennung|utilisateurs?|identifiant|usuarios?|nombre de usuario|nome (?:de )?(?:usuario|utilizador|utente)|utilizador|utente|gebruiker|nazwa uzytkownika|uzytkownik|логин|имя пользователя|пользователь|kullanici adi|anvandarnamn|brugernavn|brukernavn|kayttajatunnus|uzivatelske jmeno',
  'ユーザー?名|ユーザー|利用者|用户|用戶|使用者|帐号|账号|帳號|اسم المستخدم|المستخدم|사용자|아이디',
);
const PERSON_NAME = words(
  'names?(?!\\p{L})|first|last|full name|given|surname|family|vorname|nachname|nom(?!\\p{L})|prenom|nombre|apellido|nome(?!\\p{L})|cognome|sobrenome|apelido|voornaam|achternaam|naam|imie|nazwisko|имя|фамилия|ad(?!\\p{L})|soyad',
  '氏名|名前|姓名|姓|名字|الاسم|이름|성명',
);
const OTHER_DETAIL = words(
  'password|passwort|mot de passe|contrasena|senha|wachtwoord|haslo|phone|telefon|mobile|class|klasse|grade|role|department|group|gruppe|id(?!\\p{L})|org|timezone|locale',
  'パスワード|密码|密碼|كلمة',
);
/** What a user has, and is not called. */
const NO_NAME =
  /\blast\b|letzt|dernier|ultim|laatst|ostatni|最終|最后|最後|آخر|dat[eu]|time|zeit|(?<!ac)count|anzahl|\btype?\b|role|rolle|stat|group|grupp|enabled|activ|aktiv/;
const OTHER_PERSON = words(
  [
    'guardian|parents?(?!\\p{L})|mother|father|mum(?!\\p{L})|mom(?!\\p{L})|dad(?!\\p{L})|emergency|manager|supervisor|boss|teacher|tutor|advis[eo]r|counsell?or|coach|mentor|principal(?! name)|sponsor|invite(?!e)|host(?!\\p{L})|organi[sz]er|buyer|purchaser|payer|billing|requester|reporter|created by|modified by|updated by|owner|approver|referr|spouse|partner|next of kin|family (?:e|mail|contact)|household|caregiver|carer|instructor|reports to|head of|co-? ?account',
    'erziehungsber|eltern|mutter|vater|vormund|sorgeberecht|notfall|vorgesetzt|lehrer|lehrkraft|klassenleit|klassenlehr|betreu|ansprechpartner|leiter|leitung|ausbild|dozent|familie|veranstalter|kaufer|besteller|rechnung',
    'tuteur|tutrice|resp(?!\\p{L})|mere(?!\\p{L})|pere(?!\\p{L})|responsable|representant|urgence|enseignant|professeur|prof(?!\\p{L})|superieur|gestionnaire|encadrant|directeur|directrice|formateur|chef(?!\\p{L})|organisateur|acheteur|facturation',
    'padres?(?!\\p{L})|madres?(?!\\p{L})|apoderad|acudiente|representante|emergencia|profesor|docente|maestr|jefe|jefa|gerente|encargad|supervisora|familiar',
    'pai(?!\\p{L})|pais(?!\\p{L})|mae(?!\\p{L})|encarregad|responsavel|professor|gestor|chefe',
    'genitor|tutore|emergenza|insegnante|responsabile|supervisore|capo(?!\\p{L})',
    'ouders?(?!\\p{L})|moeder|vader|voogd|verzorger|nood|leraar|leerkracht|leidinggevende|begeleider|manager',
    'rodzic|opiekun|matk|ojca|ojciec|nauczyciel|przelozon|kierownik|wychowawc|awaryjn|nagl|prawny',
    'родител|опекун|мать|матери|мама|отец|отца|папа|учител|преподавател|руководител|начальник|экстренн',
    'veli(?!si?\\p{L})|velisi|anne(?!\\p{L})|baba(?!\\p{L})|acil|ogretmen|yonetici|danisman|vardnadshavare|foralder|foraeld|foresatt|larare|laerer|huoltaja|vanhempi|opettaja|zakonny|ucitel|szulo|tanar',
    'phu ?huynh|orang ?tua|wali(?!\\p{L})|ibu bapa|penjaga|rodic|roditel|parint|tev[ou]|globej|vecak|lapsevanem|γονε|κηδεμον|батьк|опікун',
  ].join('|'),
  '保護者|親|母|父|緊急|担任|先生|教師|教員|上司|管理者|责任|家长|家長|监护人|監護人|亲|紧急|老师|老師|教师|经理|經理|主管|上级|上級|班主任|ولي|الوالد|الأب|الاب|الأم|الام|طوارئ|الطوارئ|المعلم|المدرس|المدير|المشرف|보호자|부모|어머니|아버지|담임|교사|선생|관리자|비상|הורה|הורי|والدین|اولیا|ปกครอง|अभिभाव',
);
const OWN = words(
  'students?|pupils?|learner|members?|participants?|invitee|attendee|users?|employee|person|own|staff|school|schuler|teilnehm|mitglied|mitarbeiter|benutzer|nutzer|eleve|etudiant|membre|apprenant|utilisateur|employe|alumn|estudiante|participante|miembro|usuario|emplead|aluno|estudante|membro|studente|alunno|allievo|partecipante|utente|leerling|deelnemer|lid(?!\\p{L})|gebruiker|medewerker|uczen|uczni|uczestni|czlon|uzytkownik|pracowni|студент|ученик|участник|пользовател|сотрудник|ogrenci|uye',
  '学生|生徒|児童|会員|本人|ユーザー|社員|學生|学员|學員|会员|會員|用户|用戶|员工|員工|الطالب|طالب|المستخدم|العضو|الموظف|학생|회원|사용자',
);
const SECOND = words(
  'second|altern|old(?!\\p{L})|former|previous|bisherig|alte(?!\\p{L})|ancien|anterior|antig[uo]|vecchi|oude?(?!\\p{L})|vorige|star[yae](?!\\p{L})|poprzedni|other|backup|recovery|private|privat|personal|home(?!\\p{L})|additional|sekundar|zweit|weitere|ersatz|autre|otro|outro|altr[ao]|ander|inn[ey]|zapasow|prywatn|secundari|particular|persoon|резерв|дополн',
  '旧|舊|予備|個人|备用|備用|个人|بديل|ثانوي|شخصي',
);

const mayBeHeading = (cell: string) => cell !== '' && cell.length <= 80 && !/@|\n/.test(cell);

export const namesAddresses = (cell: string): boolean => mayBeHeading(cell) && EMAIL.test(foldHeading(cell));
export function namesUsers(cell: string): boolean {
  const folded = foldHeading(cell);
  const isOther = OTHER_PERSON.test(folded) || NO_NAME.test(folded) || SECRET.test(folded);
  return mayBeHeading(cell) && USER_NAME.test(folded) && !isOther;
}

export const isKnownHeading = (cell: string): boolean => {
  if (!mayBeHeading(cell)) return false;
  const folded = foldHeading(cell);
  return [EMAIL, USER_NAME, PERSON_NAME, OTHER_DETAIL].some((pattern) => pattern.test(folded));
};

const ALL_WORDS = new RegExp([EMAIL, USER_NAME, OWN, SECOND].map(({ source }) => source).join('|'), 'gu');
const FILLERS = words(
  'principal|primary|address(?:es)?|adress(?:en?|i)?|adres[iya]?|indirizz[io]|direccion(?:es)?|enderecos?|correio|electronic[ao]|eletronic[ao]|elettronic[ao]|electronique|elektroni[a-z]*|электронн\\p{L}*|адрес\\p{L}*|names?|namen?|ids?|nom|list|or|and|of|the|oder|und|der|des|ou|et|de|d|l|y|o|e|del|di|da|van|en|lub|i|или|и',
  'アドレス|電子|电子|地址|一覧|または|或|和|عنوان|الإلكتروني|الالكتروني|주소|자',
);
const ALL_OWN = new RegExp(`(?:${OWN.source})\\p{L}*`, 'gu');
const ALL_FILLERS = new RegExp(FILLERS.source, 'gu');

/** A line of a list made up only of heading words. A user name has more than these. */
export function isHeadingAlone(line: string): boolean {
  const folded = foldHeading(line).replace(/[-'’"]/g, ' ');
  if (!mayBeHeading(line) || !(EMAIL.test(folded) || USER_NAME.test(folded))) return false;
  return !/[\p{L}\p{N}]/u.test(folded.replace(ALL_WORDS, ' ').replace(ALL_FILLERS, ' '));
}

const MAIL_HEADER =
  /^(?:from|sent|date|to|b?cc|subject|reply to|sender|importance|sips?|xmpp|acct|attachments?|von|gesendet|datum|an|betreff|de|envoye|a|objet|cci|enviad[oa](?: el)?|fecha|para|asunto|cco|da|inviato|data|oggetto|ccn|van|verzonden|aan|onderwerp|od|wyslano|do|temat|dw|udw|assunto|от|кому|копия|тема|дата|差出人|送信日時|宛先|件名|发件人|发送时间|收件人|抄送|主题|寄件者|寄件日期|收件者|副本|主旨|من|إلى|الى|تاريخ|الموضوع|نسخة)$/u;

/** What stands before a colon in the head of a mail and in lists of contacts, and is part of nobody's name. */
export const isLabel = (text: string): boolean =>
  MAIL_HEADER.test(foldHeading(text).replace(/-/g, ' ')) || isHeadingAlone(text);

/** 'Students' or 'Teilnehmer', which could also be a user name. */
export const namesMembers = (line: string): boolean =>
  /\p{L}/u.test(line) && !/\p{L}/u.test(foldHeading(line).replace(ALL_OWN, ''));

/** How likely a heading is to mark the person's own address. Below 0, it marks someone else's. */
export function headingScore(heading: string): number {
  const folded = foldHeading(heading);
  if (OTHER_PERSON.test(folded)) return -10;
  return (
    (EMAIL.test(folded) ? 4 : 0) +
    (USER_NAME.test(folded) ? 1 : 0) +
    (OWN.test(folded) ? 2 : 0) +
    // Beside them, the user is who invited them.
    (/invitee|attendee/.test(folded) ? 1 : 0) -
    (SECOND.test(folded) ? 3 : 0)
  );
}
