/** What LaTeX commands stand for, beside those that the parser of BibTeX knows. */

const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const equals = pair.indexOf('=');
      return [pair.slice(0, equals), pair.slice(equals + 1)];
    });

export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...pairs(`
    aa=å AA=Å ordf=ª ordm=º guillemotleft=« guillemotright=» guilsinglleft=‹ guilsinglright=› textguillemotleft=« textguillemotright=»
    less=< lt=< greater=> gt=> leq=≤ le=≤ leqslant=≤ geq=≥ ge=≥ geqslant=≥ neq=≠ ne=≠ ll=≪ gg=≫ approx=≈ sim=∼ simeq=≃ cong=≅ equiv=≡ propto=∝
    pm=± mp=∓ times=× div=÷ cdot=· cdotp=· ast=* star=⋆ circ=° degree=° textdegree=° deg=° bullet=• oplus=⊕ otimes=⊗ odot=⊙ wedge=∧ vee=∨
    to=→ rightarrow=→ longrightarrow=→ leftarrow=← longleftarrow=← gets=← leftrightarrow=↔ uparrow=↑ downarrow=↓ Rightarrow=⇒ Leftarrow=⇐
    Leftrightarrow=⇔ iff=⇔ mapsto=↦ infty=∞ partial=∂ nabla=∇ sum=∑ prod=∏ int=∫ oint=∮ surd=√ in=∈ notin=∉ ni=∋ subset=⊂ subseteq=⊆
    supset=⊃ supseteq=⊇ cup=∪ cap=∩ emptyset=∅ varnothing=∅ forall=∀ exists=∃ neg=¬ lnot=¬ perp=⊥ parallel=∥ angle=∠ triangle=△ Box=□ square=□
    ell=ℓ hbar=ℏ Re=ℜ Im=ℑ aleph=ℵ wp=℘ prime=′ dagger=† ddagger=‡ dag=† ddag=‡ S=§ P=¶ pounds=£ euro=€ EUR=€ yen=¥ checkmark=✓ registered=®
    textregistered=® texttrademark=™ textcopyright=© copyright=© ldots=… dots=… cdots=⋯ textellipsis=… langle=⟨ rangle=⟩ lbrack=[ rbrack=] vert=| mid=| Vert=‖
    lvert=| rvert=| backslash=\\ lbrace={ rbrace=} colon=: semicolon=; mathsemicolon=; mathcolon=: mathplus=+ mathminus=− mathequals== mathhyphen=-
    textquotesingle=' textquotedbl=" textbar=| textasciitilde=~ textasciicircum=^ textunderscore=_ textless=< textgreater=> textdollar=$
    textbullet=• textperiodcentered=· textmu=µ micro=µ textohm=Ω ohm=Ω angstrom=Å omicron=ο varsigma=ς varkappa=ϰ digamma=ϝ imath=ı jmath=ȷ
    textendash=– textemdash=— textquoteleft=‘ textquoteright=’ textquotedblleft=“ textquotedblright=” lq=‘ rq=’ slash=/ TeX=TeX LaTeX=LaTeX BibTeX=BibTeX
    log=log ln=ln exp=exp sin=sin cos=cos tan=tan lim=lim max=max min=min sup=sup inf=inf det=det ker=ker dim=dim arg=arg gcd=gcd mod=mod bmod=mod
  `),
]);

/** Commands that only change how the text looks, or are nothing in a text. */
export const NOTHING: ReadonlySet<string> = new Set(
  `relax protect it itshape sl slshape em bf bfseries mdseries sc scshape rm rmfamily sf sffamily tt ttfamily up upshape normalfont tiny scriptsize footnotesize small
  normalsize large Large LARGE huge Huge displaystyle textstyle scriptstyle limits nolimits left right big Big bigg Bigg bigl bigr Bigl Bigr boldmath unboldmath
  nobreak allowbreak hfill noindent indent centering xspace selectfont null strut ensuremath noopsort cal mit bgroup egroup begingroup endgroup`
    .trim()
    .split(/\s+/),
);

/** Commands whose braces hold text. */
export const AROUND_TEXT: ReadonlySet<string> = new Set(
  `textit textsl emph mkbibitalic mkbibemph textbf strong mkbibbold textsc textsuperscript textsubscript textmd textrm textsf texttt textup textnormal textlf
  text mbox hbox fbox makebox underline uline overline bar hat tilde vec dot ddot widehat widetilde mathrm mathit mathbf mathsf mathtt mathcal mathbb mathfrak
  mathscr mathnormal mathop mathord mathbin mathrel operatorname boldsymbol bm pmb url path nolinkurl uppercase lowercase MakeUppercase MakeLowercase
  NoCaseChange nocase ocirc foreignlanguage cyr uppercase mathring enquote mkbibquote sqrt ch ce SI si num`
    .trim()
    .split(/\s+/),
);

/** Commands that are blanks. */
export const BLANKS: ReadonlySet<string> = new Set([
  'space',
  'quad',
  'qquad',
  'par',
  'newline',
  'linebreak',
  'thinspace',
  'enspace',
  'hspace',
  'nobreakspace',
  'break',
]);

export const SUPERSCRIPTS = new Map(
  Array.from('0123456789+-=()in', (sign, n) => [sign, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ')[n] ?? '']),
);
export const SUBSCRIPTS = new Map(
  Array.from('0123456789+-=()aeoxhklmnpst', (sign, n) => [sign, Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ')[n] ?? '']),
);
