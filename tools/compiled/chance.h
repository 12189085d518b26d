/* Put before mypyc's C like the inline caches: what `below`, `shuffled`, `Chance` and `_mixed` of table/chance.py reckon with Python's
 * integers, reckoned in machine words (SplitMix64, and Lemire's product). Python's have 64 bits only in the mask, and each
 * of a dozen steps makes a new one: a sixth of what a decision of Dice Town cost.
 *
 * Each kernel comes before the function's own body (tools/compile_engine.py) and answers in its stead, or has done nothing
 * and lets the body answer: where it has to look closer, and for whatever is not foreseen here.
 */
#ifndef BOOMTOWN_CHANCE_H
#define BOOMTOWN_CHANCE_H

static inline uint64_t boomtown_mixed(uint64_t word) {
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return word ^ (word >> 31);
}

/* Draw a number below n and step on; false, and nothing done, if a value could be favoured. */
static inline bool boomtown_drawn(uint64_t *word, CPyTagged n, CPyTagged *drawn) {
    if (!CPyTagged_CheckShort(n) || (Py_ssize_t)n <= 0) {
        return false;
    }
    uint64_t values = n >> 1, next = *word + 0x9E3779B97F4A7C15u;
    unsigned __int128 product = (unsigned __int128)boomtown_mixed(next) * values;
    if ((uint64_t)product < values) {
        return false;
    }
    *word = next;
    *drawn = (CPyTagged)(uint64_t)(product >> 64) << 1;
    return true;
}

static inline bool boomtown_word_of(PyObject *number, uint64_t *word) {
    if (!PyLong_CheckExact(number)) {
        return false;
    }
    *word = PyLong_AsUnsignedLongLong(number);
    if (unlikely(*word == (uint64_t)-1) && PyErr_Occurred()) {
        PyErr_Clear();
        return false;
    }
    return true;
}

static inline bool boomtown_word_in(CPyTagged number, uint64_t *word) {
    if (!CPyTagged_CheckShort(number)) {
        return number != CPY_INT_TAG && boomtown_word_of(CPyTagged_LongAsObject(number), word);
    }
    *word = (uint64_t)((Py_ssize_t)number >> 1);
    return (Py_ssize_t)number >= 0;
}

/* A word as a number; CPY_INT_TAG if there is no memory for it. */
static inline CPyTagged boomtown_number(uint64_t word) {
    if (word >> 62 == 0) {
        return (CPyTagged)word << 1;
    }
    PyObject *number = PyLong_FromUnsignedLongLong(word);
    if (unlikely(number == NULL)) {
        PyErr_Clear();
        return CPY_INT_TAG;
    }
    return (CPyTagged)number | CPY_INT_TAG;
}

static inline PyObject *boomtown_rng(void) {
    static PyObject *name = NULL;
    if (unlikely(name == NULL) && (name = PyUnicode_InternFromString("rng")) == NULL) {
        PyErr_Clear();
    }
    return name;
}

static inline CPyTagged boomtown_below(boomtown_slot *known, PyObject *holder, CPyTagged n) {
    PyObject *name = boomtown_rng();
    if (unlikely(name == NULL)) {
        return CPY_INT_TAG;
    }
    PyObject *before = boomtown_attribute(known, holder, name);
    uint64_t word;
    CPyTagged drawn = CPY_INT_TAG;
    if (before == NULL) {
        PyErr_Clear();
        return CPY_INT_TAG;
    }
    if (boomtown_word_of(before, &word) && boomtown_drawn(&word, n, &drawn)) {
        PyObject *after = PyLong_FromUnsignedLongLong(word);
        if (unlikely(after == NULL || PyObject_SetAttr(holder, name, after) < 0)) {
            PyErr_Clear();
            drawn = CPY_INT_TAG;
        }
        Py_XDECREF(after);
    }
    Py_DECREF(before);
    return drawn;
}

#define BOOMTOWN_BELOW(holder, n) \
    static boomtown_slot rng_; \
    CPyTagged drawn_ = boomtown_below(&rng_, (holder), (n)); \
    if (likely(drawn_ != CPY_INT_TAG)) { \
        return drawn_; \
    }

/* The items in random order, as a tuple; NULL, and nothing done, where Python's numbers have to look closer. */
static PyObject *boomtown_shuffled(PyObject *holder, PyObject *items) {
    PyObject *name = boomtown_rng(), *before = name == NULL ? NULL : PyObject_GetAttr(holder, name);
    PyObject *order = before == NULL ? NULL : PySequence_List(items), *after = NULL, *result = NULL;
    uint64_t word;
    if (order == NULL || !boomtown_word_of(before, &word)) {
        goto done;
    }
    PyObject **items_ = ((PyListObject *)order)->ob_item;
    for (Py_ssize_t last = PyList_GET_SIZE(order) - 1; last > 0; last--) {
        CPyTagged drawn;
        if (!boomtown_drawn(&word, (CPyTagged)(last + 1) << 1, &drawn)) {
            goto done;
        }
        PyObject *moved = items_[last];
        items_[last] = items_[drawn >> 1];
        items_[drawn >> 1] = moved;
    }
    after = PyLong_FromUnsignedLongLong(word);
    result = after == NULL ? NULL : PyList_AsTuple(order);
    if (result != NULL && PyObject_SetAttr(holder, name, after) < 0) {
        Py_CLEAR(result);
    }
done:
    Py_XDECREF(before);
    Py_XDECREF(order);
    Py_XDECREF(after);
    if (result == NULL) {
        PyErr_Clear();
    }
    return result;
}

#define BOOMTOWN_SHUFFLED(holder, items) \
    PyObject *shuffled_ = boomtown_shuffled((holder), (items)); \
    if (likely(shuffled_ != NULL)) { \
        return shuffled_; \
    }

#define BOOMTOWN_CHANCE(Chance, self, n) \
    CPyTagged before_ = ((Chance *)(self))->_rng, drawn_; \
    uint64_t word_; \
    if (likely(boomtown_word_in(before_, &word_) && boomtown_drawn(&word_, (n), &drawn_))) { \
        CPyTagged after_ = boomtown_number(word_); \
        if (likely(after_ != CPY_INT_TAG)) { \
            ((Chance *)(self))->_rng = after_; \
            CPyTagged_DECREF(before_); \
            return drawn_; \
        } \
    }

#define BOOMTOWN_MIXED(word) \
    uint64_t word_; \
    if (likely(boomtown_word_in((word), &word_))) { \
        CPyTagged mixed_ = boomtown_number(boomtown_mixed(word_)); \
        if (likely(mixed_ != CPY_INT_TAG)) { \
            return mixed_; \
        } \
    }
#endif
